# Weir in an image: built from source, as a layered directory, run by a user without rights.
#   docker build -t weir .
#   docker run -p 8080:8080 -v weir:/var/lib/weir weir

FROM maven:3.9-eclipse-temurin-21 AS build
RUN apt-get update && apt-get install -y --no-install-recommends nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY pom.xml ./
COPY runner runner
COPY frontend frontend
COPY docs/api docs/api
COPY src src
RUN mvn -B -ntp -DskipTests package
RUN java -Djarmode=tools -jar target/weir-*.jar extract --destination /weir \
 && mv /weir/weir-*.jar /weir/weir.jar

FROM eclipse-temurin:21-jre
RUN useradd --system --uid 10001 --home-dir /var/lib/weir --create-home weir
COPY --from=build /weir /opt/weir
COPY --from=build /src/runner/target/weir-runner.jar /opt/weir/runner/weir-runner.jar
COPY --from=build /src/runner/target/flink /opt/weir/runner/flink
COPY bin/weir /opt/weir/bin/weir
RUN ln -s /opt/weir/bin/weir /usr/local/bin/weir
ENV WEIR_HOME=/var/lib/weir \
    WEIR_FLINK_DIST=/opt/weir/runner/flink \
    WEIR_FLINK_RUNNERJAR=/opt/weir/runner/weir-runner.jar
USER weir
VOLUME /var/lib/weir
EXPOSE 8080
ENTRYPOINT ["java", "-XX:MaxRAMPercentage=60", "-jar", "/opt/weir/weir.jar"]
